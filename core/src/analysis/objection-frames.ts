export const dismissed =
  /\b(?:not|isn't|no|never|wasn't|aren't|without) (?:a |an |any |really |that |such )*(?:problem|issue|concern|concerns|objection|objections|doubt|doubts)\b|\bno doubt\b/

/** The clause before a sign that makes it past, supposed, somebody else's or the opposite. */
export const reframed =
  /\b(?:i thought|we thought|used to|was|were|had been|if|unless|in case|it's not that|not because|not saying|my (?:wife|husband|mother|father|brother|sister|dentist|neighbou?r|friend|kids?|brother-in-law) (?:says?|thinks?|finds?)|(?:everyone|everybody|people) (?:says?|thinks?))\b[^,.;]*$/

export const negated =
  /(?:\bno(?: (?:real|major|big|serious|other|more|such))?|\b(?:not|never|hardly|without|isn't|aren't|don't|doesn't|didn't|wasn't|won't|wouldn't|can't|hasn't|haven't|hadn't)(?: [\w']+){0,3}) $/

export const aboutThirdParties =
  /\b(?:they|he|she) (?:wants?|wanted|tried|plan|plans|likes?|are going|is going) to $|\b(?:they|he|she)(?:'re|'s| are| is| was| were| had| have)?(?: (?:[a-z]+|\w+ (?:hundred|thousand|percent) (?:a \w+ )?))? $/

export const takenBack =
  /\b(?:but|though|still|so) [^.;]{0,20}\b(?:fine|okay|ok|all right|alright|worth it|no problem|not a problem)\b|\blive with (?:it|that)\b|\b(?:never mind|forget (?:it|that|i said)|(?:just|only) (?:kidding|joking)|that's a joke|we'll manage|rather hear it now|not anymore|(?:actually|on second thoughts?),? (?:no|it's fine))\b|\bbut (?:we'll|i'll|let's) (?:do|take|go ahead)\b|\bbut you(?:'ve| have)? (?:\w+ )?(?:sorted|fixed|solved|answered|made)\b/

/** "I don't need the board for it", "we don't have to ask legal": needing no approval is no objection. */
export const independence =
  /\b(?:don't|do not|doesn't|does not|didn't|won't|wouldn't|never) (?:(?:really|actually|even|usually) )?(?:(?:need|have) (?:to (?!change|switch|replace|buy|pay|move|use)|you to )|(?:need|require) (?:(?:the|my|our|an?|any|his|her|their|anybody|anyone|somebody)(?:'s)? )?(?:[a-z]+ )?(?:board|boss|manager|director|approval|permission|sign-?off|signature|consent|legal|lawyers?|procurement|purchasing|finance|management|committee|partners?|ceo|cfo|cto|coo|anybody|anyone|somebody|anybody's|anyone's)\b)[^,.;]*/g
