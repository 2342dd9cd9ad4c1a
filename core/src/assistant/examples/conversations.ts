import type { Examples } from '../intents.ts'

/** Questions for what was said. */
export const conversationExamples = {
  search_recordings: `
    any call in which they brought up cancellation
    any calls where people talked about delivery
    calls that mention refunds
    where did someone complain about the invoice
    which call was it where they asked for a discount
    what did they say about onboarding
    what exactly did <lead> say about <money>
    what were the words of <lead> on the deadline
    find the meeting where we discussed terms
    the recording in which <lead> talked about budget
    my latest recordings
    recent conversations
    show the conversation with <lead> from <date>
    let me hear the call with <lead>
    listen to the call with <lead>
    has anyone talked about migration
    has <lead> ever mentioned a competitor
    did the customer bring up price
    where was pricing talked about
    what did people say about onboarding
    find the recording with <lead>
    show my recordings
    last conversation with <lead>
    latest call with <lead>
    conversations with <lead>
    my meeting with <lead> yesterday
    in which call did they bring up onboarding
    when did we talk about training
    show the last call with <lead>
    what did <lead> say
    what did <lead> say about the price
    what did we talk about with <lead>
    find the call where they talked about pricing
    find calls about security
    search recordings for discount
    search conversations for onboarding
    in which call did somebody mention hubspot
    who mentioned salesforce
    did anyone mention gdpr
    did <lead> mention a deadline
    when did <lead> talk about the budget
    which conversation was about integration
    recordings from <date>
    calls from <date>
    the call <date>
    list recent calls
    last recordings
    show the transcript of the call with <lead>
    open the transcript with <lead>
    play the call with <lead>
    find the conversation about renewal
    search the transcripts for competitor
    what was said about the contract
    what was discussed <date>
    summarize the last call with <lead>
    summary of the meeting with <lead>
    what came out of the call with <lead>
    what did we promise <lead>
    what was agreed with <lead>
    find where the customer complained about support
    which customers talked about price in a call
    voice notes about logistics
    recordings mentioning api
    look through my calls for the word budget
    how did the call with <lead> go
    recap of my meeting with <lead>`,
  list_insights: `
    what did <lead> object to
    what were the objections of <lead>
    which questions did <lead> ask
    what worries our customers
    what are their worries
    which rivals get named
    which rivals come up
    who do customers compare us to
    what do people dislike
    what do people like about us
    what is stopping deals
    reasons for no
    what pushback do we get
    what do they want to know
    typical questions from prospects
    what came up in the last calls
    what do our conversations say
    which promises did we make in calls
    what budgets were named
    when do customers want to start
    themes of the last conversations
    who decides at our customers
    which concerns come up again and again
    what objections came up
    show objections
    list the objections we hear
    what are the most common objections
    top objections
    which objections do customers have
    what questions do customers ask
    list the questions customers asked
    what are people asking about
    frequently asked questions in calls
    which competitors were mentioned
    what competitors come up
    who are we compared with
    competitor mentions
    what insights do we have
    show insights
    show me the latest insights
    insights from recent conversations
    what action items came out of my calls
    list action items
    open action items from calls
    what did customers praise
    what do customers complain about
    key moments from this week
    which topics come up the most
    what are the main topics in conversations
    why do people say no
    what holds customers back
    common concerns of customers
    what are the buying signals
    what do customers say about our price
    budget statements from calls
    who mentioned a budget
    what deadlines did customers name
    what have we learned from our calls
    show conversation insights
    any decision makers mentioned in calls
    list of agreements from calls
    what feedback do we get
    what are customers worried about`,
} satisfies Examples
