import type { Examples } from '../intents.ts'

/** Questions for records. `<lead>`, `<date>` and the like stand where `maskEntities` puts them. */
export const findExamples = {
  search_leads: `
    which leads came in last month
    which leads were added this week
    leads with a score above 70
    leads with a score over 80
    everybody at <lead>
    everyone we know at <lead>
    leads whose name is keller
    leads by the name of smith
    contacts in the food industry
    prospects in the energy sector
    leads that are still new
    the new ones
    what is negotiation worth
    what is proposal worth right now
    what are the deals in negotiation worth at the moment
    deals that fell through
    prospects that sit in negotiation
    which prospects are in proposal
    cheaper than 3000
    under 5000
    over 12000
    between <money> and <money>
    between <money> and <money> in proposal
    deals of more than <money>
    customers we won
    who did we win
    all customers in berlin
    any prospects from the health sector
    leads that have gone cold
    who has gone quiet
    who have we neglected
    which leads did nobody call
    search for anything containing solar
    search for anything with software
    find people called kim
    is there anybody from northwind
    show me everybody in contacted
    everyone in qualified
    the open ones
    what have we got in negotiation
    how many leads do we have
    how many contacts do i have
    count the leads in proposal
    leads by stage qualified
    our newest leads
    the latest leads
    recently added leads
    list prospects in retail
    smallest deals
    highest value deals
    anyone we have not spoken to for ten days
    who have we not spoken with in two weeks
    leads nobody has called in a month
    how many won deals over <money>
    how many qualified leads above <money>
    how many deals under <money>
    new leads below <money>
    new leads over <money>
    new deals above <money>
    the five most valuable leads
    our biggest open deals
    the largest deals
    what is the value of everything in proposal
    search leads
    how much is in negotiation
    how much money is in proposal
    how much do we have in qualified
    what is in negotiation worth
    how many leads are in negotiation
    how many deals do we have in proposal and what are they worth
    sum of the deals we won
    sum up the deals in negotiation
    total value of the qualified leads
    total of the leads in proposal
    what do the deals in negotiation add up to
    leads over <money>
    leads created <date>
    leads added <date>
    leads worth exactly <money>
    deals worth more than <money>
    anything over <money>
    anything bigger than <money>
    who has not been contacted for two weeks
    who have we not talked to for two weeks
    leads that have been silent for two weeks
    leads without contact for two weeks
    which deals have gone quiet for two weeks
    show me the ones we won
    the ones in proposal
    the ones that are qualified
    who is our contact at <lead>
    anyone at <lead>
    which deals did we lose
    which deals did we win
    who works at <lead>
    who do we know at <lead>
    contacts at <lead>
    leads at <lead>
    all leads from <lead>
    search for leads
    find leads from <lead>
    find all leads in negotiation
    show me qualified leads
    show all leads
    list my leads
    list the leads we won <date>
    which leads are in proposal
    which deals are in negotiation
    who is in the proposal stage
    show open deals
    what deals are still open
    find leads named mueller
    search for a lead called smith
    look up leads at brightside
    do we have any leads from berlin
    do we have a lead named garcia
    is there a contact called tom
    give me the new leads
    how many leads are contacted
    leads with status won
    lost leads
    qualified leads please
    new leads this week
    pull up all contacts at globex
    search crm for initech
    find contact with <email>
    find the lead with email <email>
    who has the phone number <phone>
    show me the pipeline
    what is in my pipeline
    any leads in the negotiation stage
    find someone called petra
    top ten leads by value
    show me the last five leads
    who are our prospects
    can you find leads from the fair
    lookup customer johnson
    find me the company northwind
    could you search the leads for anything with logistics
    deals we lost
    everyone we have contacted so far`,
  get_lead: `
    lead <lead> status
    status <lead>
    <lead> status please
    email of <lead>
    phone of <lead>
    got a number for <lead>
    do you have the email address of <lead>
    do we have a phone number for <lead>
    give me the number of <lead>
    i need the contact details of <lead>
    address of <lead>
    when was the last time anyone spoke with <lead>
    when did anyone last talk to <lead>
    whos looking after <lead>
    who is responsible for <lead>
    which stage is <lead> at
    how far along is <lead>
    how much is <lead> worth
    how big is the <lead> deal
    pull the file on <lead>
    bring up <lead>
    look at <lead>
    go to <lead>
    take me to <lead>
    fill me in on <lead>
    remind me who <lead> is
    whats new with <lead>
    anything new from <lead>
    the <lead> deal
    is <lead> still interested
    is <lead> won
    did <lead> sign
    has <lead> signed
    which company is <lead> with
    what was the story with <lead>
    profile of <lead>
    everything about <lead>
    show me <lead>
    anything on <lead>
    got anything on <lead>
    open <lead>
    tell me about <lead>
    what do we know about <lead>
    what do you know about <lead>
    who is <lead>
    give me the details of <lead>
    details on <lead>
    pull up <lead>
    what is the status of <lead>
    what stage is <lead> in
    where are we with <lead>
    where do we stand with <lead>
    how is <lead> doing
    what is happening with <lead>
    whats up with <lead>
    what is the email of <lead>
    whats the phone number for <lead>
    how do i reach <lead>
    what is <lead> worth
    what is the deal value of <lead>
    when did we last talk to <lead>
    last contact with <lead>
    what is the next step with <lead>
    history of <lead>
    give me a summary of <lead>
    brief me on <lead>
    catch me up on <lead>
    info on <lead> please
    <lead> details
    <lead>
    what did we note about <lead>
    who owns <lead>
    what is the score of <lead>
    can you show the lead <lead>
    lets see <lead>
    what is the latest on <lead>
    any news on <lead>
    how likely is <lead> to close
    read me the notes on <lead>`,
  search_tasks: `
    what is on the list for <lead>
    what is on my list for <lead>
    what have we got to do for <lead>
    what is on for <date>
    anything else on for <date>
    what is on my plate today
    what else is on today
    tasks about <lead>
    todos about <lead>
    tasks regarding <lead>
    do i have a todo about the brochure
    is there a todo about the flyer
    have i got a reminder about the rent
    what is outstanding for <lead>
    what is outstanding
    have i got anything to do for <lead>
    have i got anything on <date>
    what do we still owe <lead>
    open items for <lead>
    my finished tasks
    the tasks i finished
    what did i complete <date>
    what is coming up
    what comes next
    what is next on my list
    am i free <date>
    what is planned for <date>
    whats scheduled for <date>
    what have i planned <date>
    anything urgent
    what is most urgent
    did i forget anything
    have i missed anything
    what am i behind on
    show me what is late
    things that are late
    my reminders
    show reminders
    to dos for <date>
    and on <date>
    how about <date>
    jobs for <date>
    what needs doing <date>
    check my list
    open my task list
    things to do <date>
    things i need to do <date>
    stuff for <date>
    what needs to get done <date>
    anything for <date>
    show my tasks
    <date>
    tomorrow
    and tomorrow
    show urgent tasks
    which tasks are urgent
    high priority tasks
    my overdue stuff
    overdue
    my open stuff
    what else is on for today
    what else do i have to do today
    what is open for <lead>
    anything open for <lead>
    what is left to do
    what is still open
    what are my tasks
    what do i have to do <date>
    what is due <date>
    what is due today
    due today
    what do i have today
    whats due this week
    tasks due <date>
    show overdue tasks
    what is overdue
    anything overdue
    which tasks are late
    list open tasks
    list all my todos
    what is on my list
    whats on my plate <date>
    my to do list
    do i have any tasks for <lead>
    tasks for <lead>
    what tasks are open for <lead>
    find the task about the contract
    search tasks for invoice
    show done tasks
    which tasks did i finish <date>
    completed tasks
    show me what i have done
    show what i finished
    what have i done <date>
    tasks in progress
    how many tasks do i have
    what should i do next
    what do i need to do for <lead>
    what am i supposed to do <date>
    show me everything due <date>
    upcoming tasks
    are there reminders for <date>
    what reminders do i have
    is there a task to call <lead>
    did i already have a task about the proposal
    todos
    agenda for <date>
    what is on my agenda <date>
    urgent tasks
    high priority tasks please
    which tasks are assigned to <person>
    what is <person> working on`,
} satisfies Examples
