import { countWords } from '../text/words.ts'
import { isQuestion } from '../voice/metrics.ts'
import { restoreCase } from './restore-case.ts'
import type { Scene } from './scene.ts'
import type { ActionItem, AskedQuestion } from './types.ts'

const phatic =
  /^(?:(?:so|and|but|okay|ok|well|um|uh|oh|hi|hey|hello|yeah|alright|great|good|sorry) ?,? ?)*(?:[a-z]+,? )?(?:how are you|(?:thank you|thanks) for calling|how (?:can|may) i help|is this [a-z]+$|am i speaking|how's it going|how is it going|how have you been|how was your|how do you do|what's up|can you (?:hear|see) (?:me|my|us|it)|could you (?:hear|see) me|are you (?:there|still there|ready)|is (?:this|now) (?:still )?a good time|does that make sense|do you (?:see|know what i mean|have (?:a|one) (?:second|minute|moment))|you know|right|okay|ok|really|what|sorry|pardon|is that (?:ok|okay|fine|all right|alright)|(?:any|do you have any) (?:other |more )?questions|anything else|sound good|sounds good|who is this|shall we (?:start|begin|get started)|isn't it|would that (?:work|help|be (?:ok|okay|fine)))\b.{0,28}$/

/** "Can I ask you something?", "How are the kids?" */
const courtesy =
  /^(?:(?:so|and|but|okay|ok|well|oh|hey),? )*(?:(?:can|could|may) i (?:just )?ask(?: you)?(?: something| a question| a (?:quick|simple|stupid) question| one (?:more )?thing)?(?: simple| quick| else| stupid)?|do you mind if i ask|how(?:'s| is| are) (?:your|the) (?:mum|mom|mama|dad|mother|father|wife|husband|kids|children|family|baby|dog|weather|hip|knee|weekend|holidays?|garden)(?:'s \w+)?(?: doing| keeping| today| these days| then| getting on)*)$/

const tidy = (text: string): string =>
  text.replace(/^(?:(?:so|and|but|okay|ok|well|um|uh|oh|yeah|also),? )+/i, '').trim()

/** Questions that ask something: no greetings, no "can you hear me", none that already became a task. */
export function findQuestions(scene: Scene, actionItems: ActionItem[]): AskedQuestion[] {
  const taken = new Set(actionItems.map((item) => `${item.evidence.segmentIndex}:${item.evidence.start}`))
  return scene.lines.flatMap((line): AskedQuestion[] => {
    const { evidence, speaker } = line
    const asked = line.lower.replace(/[?.!]+$/, '')
    if (!isQuestion(line.text) || countWords(line.text) < 3 || phatic.test(asked) || courtesy.test(asked))
      return []
    if (taken.has(`${evidence.segmentIndex}:${evidence.start}`)) return []
    const short = tidy(line.text)
    const names = scene.participants.mentions.map((mention) => mention.name)
    const cased = line.isTidy ? short : `${restoreCase(short, names)}?`
    return [{ text: cased.slice(0, 1).toUpperCase() + cased.slice(1), speaker, askedBy: line.side, evidence }]
  })
}
