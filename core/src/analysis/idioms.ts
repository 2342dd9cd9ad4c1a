const person = '(?:me|us|you|him|her|them|everybody|everyone|my (?:boss|team))'

/** Requests that name an action and ask for none that could be ticked off, whatever day is said with them. */
const idioms = new RegExp(
  String.raw`^(?:make ${person} (?:look|feel|seem|sound|happy|proud|believe|laugh|famous)|meet ${person} (?:halfway|half way|in the middle)|put yourself in|take (?:my|our|your) (?:word|time)|take it easy|keep (?:in mind|(?:your|our|my) fingers)|give (?:me|us) (?:a|some) (?:break|slack)|read (?:my mind|between)|think\b|sleep on|(?:pick|take|pull) (?:you|me|us) up on|(?:get|bring|make) (?:you|me|us) (?:a|some) (?:coffee|tea|drink|glass|chair|seat|water|pie|cake|lunch|dinner|beer|pint|biscuit|sandwich|bite|round)|send [a-z ]{2,20} home|call (?:it|that) (?!off|in\\b)|(?:pass (?:on )?|give )(?:your|my|our) (?:regards|best|thanks|love|greetings)|pass no (?:remarks?|comments?)|ask (?:plainly|straight|directly|openly)|pass on (?:your|my|our) \w+|give (?:you|me|us) (?:[\w-]+ ){0,4}(?:percent|per cent|discount|pounds|dollars|euros|off)|get (?:there|here|home|back(?! to)|up|going|off|away|through|together|along|ready|better|used|paid|started|by|in|out)|drop the ball|do the talking|cross (?:my|our|your) fingers|bring it on|turn (?:to|out)|make up (?:my|our|your) mind)\b`,
)

const pastModal = /\b(?:can|could|should|must|would|might|may)\b/
const participle =
  /^(?:have|'ve) (?:(?:also|already|just|really|at least|never) )*(?:[a-z]{2,}ed|been|come|gone|done|sent|told|had|made|met|seen|taken|given|gotten?|brought|bought|said|shown|written|known|spoken|found|kept|left|put|thought|paid|built|chosen|read|heard|held|begun|started)\b/

/** Whether the body of a request or promise, in lower case, is a figure of speech: "make me look good". */
export const isIdiom = (body: string): boolean => idioms.test(body)

/** Whether it is a reproach about the past, not a request: "you should | have come earlier". */
export const isReproach = (cue: string, body: string): boolean => pastModal.test(cue) && participle.test(body)
