import type { Examples } from '../intents.ts'

export const taskExamples = {
  create_task: `
    set an alarm for <date> to call <lead>
    plan call with <lead> <date>
    i still have to answer the mail of <lead>
    i still need to send <lead> the slides
    prep the slides for <lead> <date>
    prepare the demo for <lead> <date>
    call <lead> asap
    call <lead> back asap
    send <lead> the quote asap
    urgent call <lead> back
    assign a task to <person> prepare the demo
    jot a task down order kits
    write a task down call the bank
    note to self renew passport
    note to myself buy stamps
    i have got to ring <lead> <date>
    i have got to finish the slides
    ive got to send <lead> the contract <date>
    got to call <lead> <date>
    must remember to pay the bill
    remember to call <lead> <date>
    make sure i call <lead> <date>
    make sure that i send the offer <date>
    pencil in a call with <lead> <date>
    lunch with <lead> <date>
    demo for <lead> <date>
    arrange a demo for <lead> <date>
    organise a workshop with <lead>
    nudge me <date> to call <lead>
    ping me <date> about the quote
    wake me up <date> to send the report
    chase <lead> for the signature <date>
    check in with <lead> <date>
    get back to <lead> <date>
    let <person> know to call <lead>
    get <person> to send the offer to <lead> <date>
    <person> has to call <lead> <date>
    <person> should prepare the quote <date>
    have <person> call <lead>
    i will send <lead> the deck <date>
    we have to deliver the samples by <date>
    new reminder <date> call <lead>
    todo for <date> call <lead>
    note down that i have to call <lead> <date>
    remind me to call <lead>
    add to my todos buy paper
    put on my todo list clean the desk
    send <lead> the contract <date>
    send <lead> an offer <date>
    send the documents to <lead> <date>
    email <lead> about the pilot <date>
    i promised <lead> the slides by <date>
    put a follow up with <lead> in my calendar for <date>
    add a call with <lead> to my calendar <date>
    reminder pay taxes <date>
    visit <lead> <date>
    remind me <date> to call <lead>
    remind me to send the contract to <lead> <date>
    remind me about the renewal <date>
    remind me <date>
    set a reminder to check in with <lead>
    set a reminder for <date> to pay the invoice
    set reminder call dentist <date>
    stick a reminder in for <date> to call <lead>
    pop a reminder in to chase the contract <date>
    create a task
    create task
    create a task to send the proposal to <lead>
    create a task for <person> to prepare the demo <date>
    create a new task review contract due <date>
    new task prepare slides
    new task call <lead> <date>
    add a task to follow up with <lead> <date>
    add task update the website
    add a todo buy new headset
    add to my list order brochures
    put send invoice on my list
    put a call with <lead> on my list for <date>
    make a task for <lead> to send the quote
    make a note to myself to call <lead> <date>
    todo write offer for <lead>
    to do finish report by <date>
    task email <lead> the brochure
    i need to call <lead> <date>
    i have to send <lead> an offer by <date>
    i must prepare the workshop by <date>
    i should ring <lead> <date>
    dont let me forget to send the slides
    dont forget to invite <lead> to the webinar
    follow up with <lead> <date>
    follow up with <lead> in two weeks
    schedule a call with <lead> for <date>
    schedule a demo with <lead> <date>
    schedule a meeting with <lead>
    plan a visit to <lead> <date>
    call <lead> <date>
    email <lead> <date> about the quote
    call <lead> back <date>
    meeting with <lead> <date>
    can you remind me to write the report <date>
    please create an urgent task to fix the quote
    high priority task send pricing to <lead>
    ask <person> to send the slides to <lead>
    assign a task to <person> to prepare the contract
    tell <person> to call <lead> <date>
    have <person> check the contract <date>
    book a room for the workshop <date>
    i want to check in with <lead> <date>
    could you set up a reminder for the board meeting <date>`,
  update_task: `
    i have called <lead> about the renewal
    i already emailed <lead> the brochure
    i have sent <lead> the slides so that is done
    slides task finished
    report task done
    offer task complete
    cross the report off my list
    tick the offer off my list
    the slides can wait until <date>
    the report can wait until <date>
    <person> will do the report
    slides done
    invoice sent
    the proposal has gone out tick it off
    the offer went out mark it as done
    the <lead> contract review is high priority
    the <lead> demo is urgent
    the slides are high priority
    the report has high priority now
    can <person> take over the demo task
    <person> takes over the slides task
    let <person> do the invoice task
    <person> does the contract review now
    the demo with <lead> is postponed to <date>
    the workshop moved to <date>
    the review is now <date>
    the report is due <date> now
    make the slides due <date>
    bring the demo forward to <date>
    put the invoice task off until <date>
    give the report task until <date>
    finish the invoice task
    all done with the slides
    done with the invoice
    thats the slides finished
    i have sent the invoice
    i have done the contract review
    i just finished the demo for <lead>
    the task with the slides is through
    begin the report task
    start working on the slides task
    not done yet with the slides reopen it
    lower priority for the report
    call the slides task deck instead
    mark the task as done
    the slides are finished
    slides are done
    the invoice went out so it is done
    the report is ready
    that one is done
    invoice is sent
    the contract review is finished
    the <lead> contract review is done
    the <lead> demo is done
    the <lead> proposal is sent mark it done
    finished the <lead> proposal
    push the <lead> demo to <date>
    move the <lead> demo to <date>
    move the <lead> review to <date>
    mark call <lead> as done
    mark the proposal task done
    mark send invoice as complete
    mark it as done
    complete the task send slides
    complete the contract task
    i finished the report
    i have finished the task prepare demo
    i already called <lead>
    i called <lead> so tick it off
    done with the proposal
    tick off the invoice task
    check off call <lead>
    close the task about the contract
    the task send contract is done
    task done send the brochure
    set the task prepare slides to in progress
    start the task write offer
    i am working on the offer for <lead>
    i started the report task
    move the demo task to <date>
    move call <lead> to <date>
    reschedule the call with <lead> to <date>
    reschedule the task to <date>
    postpone the workshop task to <date>
    push the invoice task to <date>
    push back the reminder to <date>
    delay the report until <date>
    change the due date of the contract task to <date>
    make the proposal task due <date>
    set the priority of the contract task to high
    make the invoice task urgent
    lower the priority of the website task
    rename the task send slides to send deck
    reopen the task call <lead>
    assign the demo task to <person>
    give the contract task to <person>
    reassign call <lead> to <person>
    the call with <lead> is done
    update task send quote`,
  delete_task: `
    ditch the renewal call task
    delete that reminder
    forget about the invoice task
    the slides task is obsolete delete it
    we no longer need the task about the report
    lose the task about brochures
    clear the demo task from my list
    strike the invoice from my list
    remove the <lead> call task
    delete the reminder to call <lead>
    delete the task send slides
    bin the task
    bin the task with the slides
    ditch the task about the report
    delete the <lead> proposal task
    remove the <lead> task
    cancel the <lead> demo task
    delete task call <lead>
    delete the reminder about the invoice
    delete the contract task
    delete my task about the website
    remove the task prepare demo
    remove the reminder for <date>
    remove call <lead> from my list
    remove the todo order brochures
    cancel the task write offer
    cancel the reminder to call <lead>
    cancel my reminder <date>
    get rid of the invoice task
    drop the task about the report
    throw away the task book a room
    i dont need the task send quote anymore
    scrap the workshop task
    erase the task update website
    take the slides task off my list
    take call <lead> off my list
    please delete that task
    forget the reminder about the dentist
    kill the task check contract
    the task about brochures can be deleted
    can you remove the demo task
    delete all done tasks
    delete my overdue tasks
    trash the task ring <lead>
    delete the todo
    remove that task please`,
} satisfies Examples
