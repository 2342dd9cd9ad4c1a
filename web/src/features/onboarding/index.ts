export { CompanyFields } from './company-fields.tsx'
export { copyInvitation, describeInvitation, invitationLink } from './copy-invitation.ts'
export { companySchema, inviteColleague, inviteSchema, saveCompany, verticals } from './onboarding-calls.ts'
