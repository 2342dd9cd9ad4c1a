import type { Examples } from '../intents.ts'

export const leadExamples = {
  create_lead: `
    add peter novak from stavba <email>
    add lena from werkhof
    add susan miller of redwood <phone>
    got a new one laura chen at bright ideas <money>
    got a new lead tim at hooli
    we got a new enquiry from stark
    new enquiry from redwood <email>
    new deal with initech <money>
    please enter kim lee from skyline <email>
    someone new john at umbrella
    create a record for lisa at redwood
    note a new contact bob <phone>
    i have got a new prospect emma from hooli
    can you put max from initech in as a lead
    set up rob from stark as a contact
    make a new contact for jane
    create a lead
    met a guy named rob from stark at the conference add him
    met a woman called lisa from redwood
    create lead
    create a new lead
    create a lead for maria lopez at brightside
    create a lead named john doe
    create a new lead called tom becker from initech email <email>
    create contact jane roe <email>
    add a lead
    add a new lead maria from globex
    add lead peter schmidt company northwind phone <phone>
    add jane doe from acme corp as a lead
    add tom as a new contact
    add a contact named julia with email <email>
    add a prospect susan at umbrella
    add a deal worth <money> with new customer stark industries
    new lead sarah connor
    new lead anna berg from skyline <email> <phone>
    new lead paul at dataworks worth <money>
    new contact emil hansen
    new prospect brightside
    new customer globex
    i met a new lead her name is maria
    i met tom from initech at the fair add him
    i just spoke to a new prospect called lisa from redwood
    met peter meyer today he works at stark
    put john doe from umbrella into the crm
    put jane in the pipeline
    save a new contact nina <phone>
    save julia from dataworks as a lead
    register a new lead lars from nordic
    enter a new lead oliver at skyline
    log a new lead frank
    make a lead for the company redwood
    make a new lead emma stone
    set up a lead for hooli
    open a new lead for wayne enterprises
    we have a new lead its called hooli
    theres a new lead at initech called bob
    track a new deal with hooli for <money>
    can you add a lead for me
    please add the following contact karl <email>
    start a new deal with globex`,
  update_lead: `
    let <person> handle <lead>
    let <person> take over <lead>
    <lead> has accepted the offer
    <lead> is out they chose somebody else
    give <lead> a value of <money>
    give <lead> a value of 9000
    set the value of <lead> to 9000
    <lead> said no
    <lead> said yes
    next step for <lead> send the quote
    next step with <lead> call them
    the job title of <lead> is now head of sales
    stick <lead> in negotiation
    <lead> is on board mark it as won
    <lead> is worth <money> now
    <lead> deal up to <money>
    <lead> deal is now <money>
    bump <lead> to qualified
    <person> takes over <lead>
    <person> owns <lead> now
    <person> is in charge of <lead> now
    make <person> the owner of <lead>
    <lead> belongs to <person> now
    <lead> bought
    <lead> agreed to our terms so won
    <lead> went with somebody else
    <lead> backed out
    <lead> turned us down
    <lead> cancelled
    the mobile of <lead> is <phone>
    <lead> can be reached at <phone>
    <lead> has a new address <email>
    correct the email of <lead> to <email>
    the right number for <lead> is <phone>
    lower the deal of <lead> to <money>
    drop <lead> to lost
    push <lead> to negotiation
    shift <lead> to proposal
    <lead> should go to proposal
    take <lead> to negotiation
    <lead> moves to negotiation
    we got <lead>
    that is a win for <lead>
    <lead> into proposal
    the company of <lead> is now globex
    <lead> got promoted to head of sales
    add the phone number <phone> to <lead>
    add <email> to <lead>
    add the telephone <phone> for <lead>
    save the number <phone> for <lead>
    hand <lead> to <person>
    pass <lead> over to <person>
    assign the lead <lead> to my colleague <person>
    move <lead> to negotiation
    <lead> is out they chose a competitor
    <lead> chose somebody else
    <lead> is not interested anymore
    change the value of <lead> from <money> to <money>
    bump <lead> up to negotiation
    <lead> accepted our offer
    raise the value of <lead> to <money>
    <lead> moved to globex
    move <lead> to qualified
    move <lead> to the proposal stage
    move <lead> back to contacted
    mark <lead> as won
    mark <lead> as lost
    mark <lead> won
    mark <lead> as qualified
    set <lead> to contacted
    set <lead> to proposal
    set <lead> as won
    set the status of <lead> to negotiation
    set the stage of <lead> to qualified
    set the value of <lead> to <money>
    set <lead> value <money>
    change <lead> to lost
    change the status of <lead> to won
    change the email of <lead> to <email>
    change the phone number of <lead> to <phone>
    change the value of <lead> to <money>
    update <lead> to qualified
    update <lead>
    update the phone of <lead> to <phone>
    update <lead> email <email>
    update the deal size of <lead> to <money>
    <lead> is qualified now
    <lead> is now in negotiation
    <lead> signed
    <lead> signed the contract
    <lead> said yes we won
    we won <lead>
    we closed <lead>
    we lost <lead>
    we lost the deal with <lead>
    <lead> went with a competitor so it is lost
    the deal with <lead> is won
    the deal with <lead> is worth <money> now
    <lead> is worth <money>
    the new email of <lead> is <email>
    the number of <lead> is <phone>
    <lead> has a new phone number <phone>
    <lead> works at globex now
    put <lead> in proposal
    put <lead> into negotiation
    close <lead> as won
    close <lead> as lost
    drag <lead> to won
    advance <lead> to proposal
    i sent the proposal to <lead> move them forward
    i reached <lead> set them to contacted
    rename <lead> to initech gmbh
    change the company of <lead> to globex
    <lead> to won
    <lead> negotiation
    assign <lead> to <person>
    change the title of <lead> to head of sales
    set the next step of <lead> to send contract
    make <lead> qualified`,
  delete_lead: `
    please remove the duplicate lead <lead>
    <lead> is a duplicate please remove
    delete the record of <lead>
    remove <lead> from our records
    clear <lead> out
    we do not need <lead> anymore delete it
    erase the contact <lead>
    bin <lead>
    delete <lead>
    delete the lead <lead>
    delete lead <lead>
    delete the contact <lead>
    delete <lead> from the crm
    remove <lead>
    remove the lead <lead>
    remove <lead> from the crm
    remove <lead> from my leads
    remove <lead> from the pipeline
    remove contact <lead> please
    please delete <lead>
    can you delete <lead> for me
    get rid of <lead>
    get rid of the lead <lead>
    erase <lead>
    erase the lead <lead>
    trash <lead>
    throw <lead> out of the pipeline
    drop the lead <lead>
    kick <lead> out of the crm
    <lead> can be deleted
    the lead <lead> is a duplicate delete it
    <lead> is spam remove it
    take <lead> out of the crm
    wipe <lead>
    i want to delete the lead <lead>
    delete that lead
    delete the duplicate <lead>
    purge <lead> from the database`,
} satisfies Examples
