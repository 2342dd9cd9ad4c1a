const split = (words: string): readonly string[] => words.trim().split(/\s+/)

/** What business people hand over, agree and work on, by the last word of its name, in the singular. */
export const businessThings = split(`
  access account accreditation acknowledgement addendum address adjustment agenda agreement amendment analysis answer
  appendix application appointment archive article artwork assessment attachment audit authorisation authorization
  badge balance bandwidth batch battery bill bio booking breakdown brief briefing brochure budget bundle
  calculation cheque check circular calendar cancellation capacity card case catalog catalogue cert certificate certification change chart checklist
  clause code colour comparison compliance conditions configuration confirmation connection connector consent contact
  content contract copy cost count coverage clip credential credit criteria csv cv
  dashboard data database dataset date day deadline decision deck declaration definition delivery demo deposit description design detail
  diagram dimension discount document documentation draft drawing
  email endpoint enquiry error estimate evaluation evidence example exception export extension extract
  feature fee feedback field figure file filter fix folder form format forecast framework
  guarantee guide guideline
  handbook handheld handover headcount history hour hours
  id image implementation incident index info information instruction insurance integration interface intro introduction
  inventory invitation invite invoice issue item itinerary
  key kit
  label layout lease leaflet letter letterhead licence license limit line link list listing location log login logo
  mailing manual map mapping margin material matrix measurement meeting memo menu message meter method methodology migration minutes
  mobile mock-up mockup model module
  name nda newsletter W-9 note notice number
  offer one-pager option order outline overview ownership
  pack package packet page pamphlet paper paperwork paragraph parameter part password patch payment pdf penalty permission permit
  phone photo photograph picture pilot pin plan plans platform procedures policy portal position poster ppt pre-order presentation price pricelist pricing
  print printout problem procedure process product profile pro-forma proforma programme program project proof proposal
  prospectus protocol prototype provision purchase
  quantity question questionnaire quotation quote
  range rate rating reading reason rebate receipt recommendation record recording redline redlines reference refund register
  registration release reminder renewal rent report request requirement requisition reservation response result resume return
  revision risk roadmap room roster route rota rule run-through
  safety sample sandbox scan schedule scope screenshot script section security segment sequence serial service session setting setup sheet
  shipment side-by-side signature signoff site size sketch slide snapshot software solution spec specification specimen spreadsheet
  staging statement statistics stats status step stock strategy structure study subscription subtotal sum summary supplement
  supply survey swatch system
  table tag takeoff target tariff task tax template term terms test text ticket tier time timeline timesheet timetable title
  token tool total track trade-in training transcript translation trial type
  unit update upgrade usage user
  valuation value variant version video viewing visit volume voucher
  waiver warranty week weight whitepaper wording workbook workflow workshop write-up
`)

/** Whom one asks, calls and writes to, by what they are. */
export const businessRoles = split(`
  accountant accounts administrator admin agent architect auditor bank board boss broker buyer chair chairman chairwoman chef chief client clerk
  colleague colleagues committee company consultant contractor controller coordinator council counsel crew customer dealer department depot
  designer desk developer developers director directors dispatcher distributor doctor driver electrician engineer engineers engineering
  estates factory finance fitter foreman headteacher hr infrastructure inspector installer insurer insurers it lab laboratory landlord
  lawyer lawyers lead leaders leads legal logistics maintenance manager managers manufacturer network office officer operations operator owner
  partner partners people plant procurement production programmer purchasing receptionist reception rep secretary security side
  solicitor specialist staff folks guys superintendent supervisor supplier support surveyor team teams technician technicians trainer treasurer trustees
  underwriter union vendor vp warehouse wholesaler works workshop yard
`)
