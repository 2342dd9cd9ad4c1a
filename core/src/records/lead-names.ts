import type { LeadField } from './lead.ts'

/**
 * Headings of files and names in messages by which a field of a lead is known besides its label and column, folded to
 * small letters and digits.
 */
export const otherLeadNames: Partial<Record<LeadField['column'], readonly string[]>> = {
  name: ['fullname', 'contact', 'contactname', 'lead', 'leadname', 'person', 'yourname'],
  company: [
    'organization',
    'organisation',
    'account',
    'accountname',
    'companyname',
    'firma',
    'employer',
    'business',
  ],
  title: ['jobtitle', 'position', 'function'],
  email: ['emailaddress', 'mail', 'workemail', 'primaryemail', 'emailadresse', 'youremail', 'contactemail'],
  phone: ['phonenumber', 'telephone', 'tel', 'mobile', 'mobilephone', 'cell', 'telefon', 'workphone'],
  website: ['url', 'web', 'site', 'homepage', 'domain'],
  source: ['leadsource', 'origin', 'channel', 'quelle', 'utmsource'],
  status: ['stage', 'leadstatus', 'dealstage', 'lifecyclestage'],
  value: ['dealvalue', 'amount', 'dealamount', 'revenue', 'betrag', 'budget'],
  currency: ['currencycode', 'wahrung'],
  expected_close_on: ['expectedclosedate', 'expectedclosing', 'closedate', 'closingdate', 'abschlussdatum'],
  closed_at: [
    'closedat',
    'closeddate',
    'closedon',
    'wondate',
    'lostdate',
    'wontime',
    'losttime',
    'wonon',
    'loston',
  ],
  lost_reason: ['lossreason', 'closedlostreason', 'reasonlost', 'verlustgrund'],
  owner_id: ['leadowner', 'assignedto', 'salesrep', 'contactowner'],
  next_step: ['nextaction', 'nextsteps'],
  tags: ['tag', 'labels', 'keywords'],
  last_activity_at: ['lastcontacted', 'lastactivitydate'],
  created_at: ['createdat', 'createdate', 'createddate', 'dateadded'],
  id: ['leadid', 'recordid'],
}
