/** Indicator words of each tone of the editor's choice. */
export const toneWords = {
  friendly:
    "hey, hi there, welcome, awesome, love, fun, happy, friend, friends, thanks, thank you, enjoy, cool, yay, glad, super, let us, lets, let's, you'll, you're, don't worry",
  professional:
    'strategy, strategic, solution, solutions, business, industry, revenue, performance, stakeholder, stakeholders, implementation, implement, efficiency, objective, objectives, optimize, optimise, enterprise, process, processes, best practice, best practices, productivity, roi',
  storytelling:
    'once, story, imagine, remember, one day, suddenly, journey, began, felt, realized, realised, discovered, years ago, last year, she said, he said, walked, picture this, happened, that night, that morning, meet',
  academic:
    'research, study, studies, therefore, furthermore, moreover, hypothesis, evidence, analysis, methodology, findings, significant, literature, et al, according to, consequently, theory, empirical, thus, data suggests, correlation',
} as const

/** Indicator words of each side of a tone profile. */
export const profileWords = {
  professional: `${toneWords.professional}, customer, customers, team, teams, sales, data, measure, results, growth, pipeline, plan, report, forecast, according to, evidence, research`,
  conversational: `${toneWords.friendly}, you, your, we, i'm, it's, that's, don't, can't, won't, here's, okay, right, just, actually, honestly, well`,
  storytelling: `${toneWords.storytelling}, told, asked, said, then, after, first time, in the end, learned, learnt, went, came, customer story, my, i, she, he, they`,
  inspirational:
    'dream, dreams, inspire, inspired, inspiring, believe, achieve, success, succeed, transform, transformation, empower, unlock, potential, future, possible, vision, passion, courage, grow, growth, bold, better, together, change, win, opportunity, power, imagine',
} as const
