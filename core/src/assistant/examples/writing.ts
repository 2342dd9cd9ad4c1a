import type { Examples } from '../intents.ts'

export const writingExamples = {
  add_note: `
    save this for <lead> prefers calls in the afternoon
    put this on <lead> they pay late
    attach to <lead> they have two sites
    new note for <lead> they want more seats
    <lead> called wants to know about the api
    <lead> emailed they cannot make it
    met <lead> at the fair they liked it
    saw <lead> at the conference she asked about prices
    <lead> wants an offer note that
    i spoke with <lead> today he needs a quote by <date>
    talked to <lead> she needs it by <date>
    met with <lead> they need an offer by <date>
    just had <lead> on the phone they need more seats
    i called <lead> he wants to think about it
    <lead> note prefers mornings
    <lead> note contact prefers mornings
    log a call with <lead> happy with the pilot
    log a meeting with <lead> they want a quote
    <lead> mentioned they have two sites
    <lead> told us they are growing
    <lead> would rather talk in the afternoon
    <lead> asked for a reference
    <lead> wants us to call back
    <lead> is interested in the api
    <lead> is happy with the trial
    <lead> is unhappy with support
    <lead> has budget approval
    <lead> needs sign off from the board
    heard from <lead> they are still comparing
    quick note about <lead> they love it
    add to the file of <lead> they pay late
    note <lead> the contract runs out <date>
    take down that <lead> needs a reference
    keep a note that <lead> is vegetarian
    i spoke with <lead> <date> they need an offer
    i talked to <lead> today she wants a discount
    had a call with <lead> they want to wait
    met <lead> today he asked for references
    write in the notes of <lead> that they want a trial
    put into the file of <lead> they pay late
    note that <lead> wants a discount
    memo <lead> prefers chat
    memo for <lead> wants annual billing
    put down on <lead> fifty seats
    put down that <lead> wants a trial
    <lead> says the budget is approved
    <lead> says they need more time
    <lead> said that they like it
    save that <lead> only works in the morning
    call notes for <lead> they liked the demo
    notes on <lead> they want an offer
    meeting notes <lead> wants a trial
    note on <lead> they need single sign on
    note for <lead> prefers calls in the morning
    note <lead> has a new boss
    add a note to <lead>
    add a note to <lead> that they want to start <date>
    add a note for <lead> budget is <money>
    add note <lead> decision by <date>
    add this to <lead> they use hubspot
    make a note that <lead> is on holiday until <date>
    make a note on <lead> the boss decides
    take a note <lead> asked about security
    take a note for <lead>
    write down that <lead> likes the product
    write a note for <lead> they compare us with salesforce
    write on <lead> that the contract ends <date>
    log that <lead> called today
    log a note on <lead> wants a demo
    log a call with <lead> they liked the demo
    log <lead> asked for references
    jot down that <lead> has two offices
    jot down <lead> prefers email
    remember that <lead> likes golf
    remember <lead> has a budget of <money>
    record that <lead> is happy with support
    for the record <lead> needs approval from legal
    put in the notes of <lead> that they have fifty seats
    put a note on <lead> saying they will sign next month
    keep in mind that <lead> is price sensitive
    comment on <lead> very interested in the api
    leave a comment for <lead> waiting for legal
    attach a note to <lead> customer since 2019
    fyi <lead> is moving offices
    just talked to <lead> they need more time
    spoke with <lead> today they want a quote
    <lead> told me that the budget is frozen
    <lead> mentioned they are hiring
    please save a note for <lead> decision maker is the cfo
    update the notes of <lead> they postponed the project
    note to <lead> call only after noon`,
  draft_follow_up: `
    write <lead> a thank you note
    send <lead> a thank you note
    drop <lead> a line
    write <lead> a mail
    write <lead> an email about the offer
    what would a good mail to <lead> look like
    reply to <lead>
    answer <lead>
    write back to <lead>
    get an email ready for <lead>
    put together a follow up for <lead>
    put together a mail to <lead>
    write up a thank you to <lead>
    thank <lead> by email
    a short mail to <lead> please
    now one for <lead>
    another one for <lead>
    email for <lead>
    what could i write to <lead>
    suggest a message to <lead>
    type up a follow up to <lead>
    draft something for <lead>
    send a thank you to <lead> draft it
    prepare a follow up message to <lead> after our meeting
    draft a follow up to <lead>
    compose a reminder email to <lead> about the offer
    write a reminder mail to <lead>
    i need a recap mail for <lead>
    write them a follow up
    tell <lead> thanks in an email
    draft an apology to <lead>
    draft a follow up email to <lead>
    draft an email to <lead>
    draft a mail for <lead>
    write a follow up to <lead>
    write a follow up email for <lead>
    write an email to <lead>
    write <lead> an email
    write a thank you mail to <lead>
    write a message to <lead>
    compose an email to <lead>
    compose a follow up for <lead>
    prepare a follow up for <lead>
    prepare an email to <lead>
    prepare a reply for <lead>
    follow up email for <lead>
    follow up mail <lead>
    i need a follow up email to <lead>
    can you write a follow up for my last call with <lead>
    help me write to <lead>
    help me with an email to <lead>
    give me a draft for <lead>
    suggest an email to <lead>
    suggest a follow up for <lead>
    what should i write to <lead>
    make a draft email for <lead>
    generate a follow up email to <lead>
    generate an email for <lead>
    create a follow up email for <lead>
    create an email draft to <lead>
    send <lead> a follow up
    send a follow up email to <lead>
    email draft for <lead>
    draft something nice to <lead>
    draft a message thanking <lead> for the meeting
    write the recap mail to <lead>
    could you draft the email to <lead> please
    summarize the call with <lead> in an email
    draft follow up
    write a follow up email`,
} satisfies Examples
