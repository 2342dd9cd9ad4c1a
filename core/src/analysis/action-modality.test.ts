import { describe, expect, it } from 'vitest'
import { readItems, readTasks } from './testing/read-tasks.ts'

describe('what was promised, or asked or offered and accepted', () => {
  it.each([
    [
      "Anna: Could you let us have the fire certificate before the audit?\nBen: Yeah, no bother, I'll dig it out tonight.",
      'us: Dig the fire certificate out (2026-11-21)',
    ],
    [
      'Ben: Shall I send over the fabric swatches?\nAnna: Ooh, yes please.',
      'us: Send over the fabric swatches (-)',
    ],
    [
      'Ben: Shall I book the hall for the tasting?\nAnna: Please do.',
      'us: Book the hall for the tasting (-)',
    ],
    [
      "Ben: I could draft the wording for your landlord.\nAnna: That'd be brilliant, thank you.",
      "us: Draft the wording for Anna's landlord (-)",
    ],
    [
      'Anna: Would you mind sending me the warranty terms?\nBen: Not at all.',
      'us: Send Anna the warranty terms (-)',
    ],
    [
      'Anna: Can you email me the spec sheet by Tuesday?\nBen: Hm.',
      'us: Email Anna the spec sheet (2026-11-24)',
    ],
    ['Anna: Send me the invoice again, please. It got lost.\nBen: Will do.', 'us: Send Anna the invoice (-)'],
    [
      "Ben: You'll have the sample boards on Thursday.\nAnna: Lovely.",
      'us: Get Anna the sample boards (2026-11-26)',
    ],
    [
      'Ben: I owe you the photos from the survey.\nAnna: Oh yes.',
      'us: Get Anna the photos from the survey (-)',
    ],
    [
      "Ben: There'll be a contract in your inbox by Monday.\nAnna: Good.",
      'us: Get Anna a contract in their inbox (2026-11-23)',
    ],
    [
      "Ben: I'll have the boiler inspected on Wednesday.\nAnna: Fine.",
      'us: Have the boiler inspected (2026-11-25)',
    ],
    [
      "Ben: I'll send the quote by Monday. No, sorry, Tuesday.\nAnna: Okay.",
      'us: Send the quote (2026-11-24)',
    ],
    [
      "Ben: I'll send the quote by Monday.\nAnna: Could you make it Friday?\nBen: Friday's fine.",
      'us: Send the quote (2026-11-27)',
    ],
    [
      "Ben: I'll get the drawings to you. Tomorrow at the latest.\nAnna: Super.",
      'us: Get the drawings to Anna (2026-11-22)',
    ],
    [
      'Anna: My assistant will send you the guest list tomorrow, Pauline is very quick.\nBen: Great.',
      'them: Send us the guest list (2026-11-22)',
    ],
    [
      "Ben: Could you send me the meter readings?\nAnna: Our caretaker has those, Mr Okoro. He'll text them to you tonight.",
      'them: Send us the meter readings (2026-11-21)',
    ],
    [
      "Ben: Could you send the payroll file?\nAnna: Sure, which one?\nBen: The one for October.\nAnna: You'll get it tomorrow.",
      'them: Send the payroll file (2026-11-22)',
    ],
    [
      "Anna: I need the risk assessment before we open.\nBen: I'll get that to you on Monday.",
      'us: Get the risk assessment to Anna (2026-11-23)',
    ],
    [
      "Anna: And the parking permits?\nBen: I'll post them on Tuesday.",
      'us: Post the parking permits (2026-11-24)',
    ],
    ['Anna: yes i send you the passwords tomorrow\nBen: Thanks.', 'them: Send us the passwords (2026-11-22)'],
    ['Anna: We bring the old battery on Friday.\nBen: Perfect.', 'them: Bring the old battery (2026-11-27)'],
    [
      "Ben: I'll check with our warehouse whether the blue ones are in stock and let you know this afternoon.\nAnna: Cheers.",
      'us: Check with our warehouse whether the blue ones are in stock and let Anna know (2026-11-21)',
    ],
    [
      'Ben: Shall I put together a comparison for your board?\nAnna: Yes, but only for the two small ones.',
      "us: Put together a comparison for Anna's board, only for the two small ones (-)",
    ],
    [
      "Anna: Please don't forget to add the delivery address to the order.\nBen: Got it.",
      'us: Add the delivery address to the order (-)',
    ],
    [
      "Ben: Let's schedule a walkthrough with your site manager for Thursday at 2.\nAnna: Works for me.",
      "us: Schedule a walkthrough with Anna's site manager (2026-11-26)",
    ],
    ["Ben: I'm going to order the parts today.\nAnna: Okay.", 'us: Order the parts (2026-11-21)'],
    [
      "Ben: Can you share the floor plan with me?\nAnna: Of course, I'll email it over this evening.",
      'them: Email the floor plan (2026-11-21)',
    ],
    [
      "Ben: I'll ask our technician about the noise and come back to you by Friday.\nAnna: Thanks.",
      'us: Ask our technician about the noise and come back to Anna (2026-11-27)',
    ],
    [
      'Anna: Our accountant will send you the VAT number on Monday.\nBen: Perfect.',
      'them: Send us the VAT number (2026-11-23)',
    ],
    [
      "Anna: Could you replace the broken hinge?\nBen: Yes, I'll send somebody round on Thursday.",
      'us: Replace the broken hinge (2026-11-26)',
    ],
    [
      "Ben: I'll email you the menu.\nAnna: To my private address, please, not to the office.",
      'us: Email Anna the menu (-)',
    ],
    [
      "Ben: I'll send you the brochure by Friday. Do you have any other questions?\nAnna: No, that's all.",
      'us: Send Anna the brochure (2026-11-27)',
    ],
    ["Ben: I'd like you to sign the form by Wednesday.\nAnna: Sure.", 'them: Sign the form (2026-11-25)'],
    [
      'Ben: Do you want me to extend the trial by two weeks?\nAnna: Um, yeah, that would help.',
      'us: Extend the trial by two weeks (-)',
    ],
    [
      'Ben: Shall I register the domain for you?\nAnna: Um, well, yeah, okay, go ahead.',
      'us: Register the domain (-)',
    ],
    [
      "Anna: Would you be able to resend the pro forma?\nBen: Sure, I'll do it after lunch.",
      'us: Resend the pro forma (-)',
    ],
    [
      "Ben: We'll get the loading bay measured on Tuesday.\nAnna: Ta.",
      'us: Get the loading bay measured (2026-11-24)',
    ],
    [
      "Ben: I'll get our engineer to call you tomorrow.\nAnna: Great.",
      'us: Get our engineer to call Anna (2026-11-22)',
    ],
    [
      "Ben: So I'll update the proposal with the new quantities and send it across on Friday.\nAnna: Great, thanks.",
      'us: Update the proposal with the new quantities and send it across (2026-11-27)',
    ],
    [
      "Anna: I'll need to check with my partner and get back to you by Thursday.\nBen: Of course.",
      'them: Check with their partner and get back to us (2026-11-26)',
    ],
    [
      'Anna: Can we get a copy of the floor plan?\nBen: Of course.',
      'us: Give Anna a copy of the floor plan (-)',
    ],
    [
      "Ben: Leave it with me, I'll chase the courier this afternoon.\nAnna: Thanks.",
      'us: Chase the courier (2026-11-21)',
    ],
    [
      "Ben: By end of day I'll have the login details over to you.\nAnna: Good.",
      'us: Have the login details over to Anna (2026-11-21)',
    ],
    [
      "Ben: What you'll get from me is a revised quote by Wednesday.\nAnna: Fine.",
      'us: Get Anna a revised quote (2026-11-25)',
    ],
    [
      "Anna: Give me until Friday and I'll confirm the headcount.\nBen: Okay.",
      'them: Confirm the headcount (2026-11-27)',
    ],
    [
      'Ben: Could you forward me the error log?\nAnna: Yup, forwarding it in a minute.',
      'them: Forward us the error log (-)',
    ],
    [
      "Ben: Yes, and I'll also add your colleague to the invite.\nAnna: Nice.",
      "us: Add Anna's colleague to the invite (-)",
    ],
    [
      "Ben: Tomorrow I'll send you the logs from last week.\nAnna: Good.",
      'us: Send Anna the logs from last week (2026-11-22)',
    ],
    [
      "Ben: I'll prepare everything for the demo on Thursday.\nAnna: Good.",
      'us: Prepare everything for the demo on Thursday (-)',
    ],
    [
      "Sarah: I'm Sarah from Lumo.\nBen: And I'm Ben.\nAnna: Hi both. Ben, could you send me the roadmap?\nBen: Sure, tomorrow.",
      'us: Send Anna the roadmap (2026-11-22)',
    ],
    [
      "Ben: Anna, could you share the headcount?\nTom: She's on mute.\nAnna: Sorry. Yes, I'll share it on Monday.",
      'null: Share the headcount (2026-11-23)',
    ],
    [
      "Anna: I'll email the PO number over once we hang up.\nBen: Cheers.",
      'them: Email the PO number (2026-11-21)',
    ],
    [
      'ben: can you send me the photos of the roof\nanna: yeah sure i do it tonight',
      'them: Send us the photos of the roof (2026-11-21)',
    ],
    [
      'anna: i need a copy of the licence\nben: ok ill send you that tomorrow morning',
      'us: Send anna the copy of the licence (2026-11-22)',
    ],
    [
      "Ben: I'll make sure Tom sends you the invoice today.\nAnna: Thank you.",
      'us: Make sure Tom sends Anna the invoice (2026-11-21)',
    ],
    [
      "Ben: I'll send you the agenda on Monday, no wait, Monday's a holiday, on Tuesday.\nAnna: Ok.",
      'us: Send Anna the agenda (2026-11-24)',
    ],
    ["Ben: The quote you'll have by Friday.\nAnna: Good.", 'us: Get Anna the quote (2026-11-27)'],
    [
      "Anna: You'll get our logo tomorrow from Jess, my designer.\nBen: Super.",
      'them: Get us their logo from Jess (2026-11-22)',
    ],
    [
      'Ben: I can send you a trial kit next week.\nAnna: That would be useful, yes.',
      'us: Send Anna a trial kit (2026-11-27)',
    ],
    [
      'Ben: Want me to loop in our security lead?\nAnna: Yes, absolutely.',
      'us: Loop in our security lead (-)',
    ],
    [
      'Anna: Please send the invoice to accounts, not to me.\nBen: Will do.',
      'us: Send the invoice to accounts, not to Anna (-)',
    ],
    [
      "Ben: I promise I'll bring the spare keys on Monday.\nAnna: Good.",
      'us: Bring the spare keys (2026-11-23)',
    ],
    [
      "Anna: I'd appreciate it if you could send the deck today.\nBen: Sure thing.",
      'us: Send the deck (2026-11-21)',
    ],
    [
      "Ben: I promised you nothing, but I'll bring the catalogue on Thursday.\nAnna: Nice.",
      'us: Bring the catalogue (2026-11-26)',
    ],
    [
      'Anna: I will have Paula export the list for you by Monday.\nBen: Great.',
      'them: Have Paula export the list (2026-11-23)',
    ],
    [
      'Ben: Could you bring the old keys when you come?\nAnna: Of course.',
      'them: Bring the old keys when they come (-)',
    ],
    [
      'Ben: Dr. Amara, could you send us the intake form?\nDr. Amara: Certainly.',
      'them: Send us the intake form (-)',
    ],
    [
      "Ben: Shall I set up a test account?\nAnna: Yes. Could you do that for the Lyon office only?\nBen: Sure, you'll have the test account by Wednesday.",
      'us: Set up a test account for the Lyon office only (2026-11-25)',
    ],
    [
      "Ben: I'll send her the login, what was her name?\nAnna: Marta. Send it to me, she's away.",
      'us: Send the login to Anna (-)',
    ],
    [
      "Ben: I've just left the clinic. I promised Dr Osei a loan unit by Friday.",
      'us: Get Dr Osei a loan unit (2026-11-27)',
    ],
    ["Ben: Note to self. Osei said he'll sign the form tomorrow.", 'them: Sign the form (2026-11-22)'],
    [
      'Ben: I met with Joan from Hillside. She wants me to send the price list by Monday.',
      'us: Send the price list (2026-11-23)',
    ],
    [
      "Ben: I'll have an electrician look at the fuse box.\nAnna: Good.",
      'us: Have an electrician look at the fuse box (-)',
    ],
    [
      "Ben: I'll have finance issue a corrected invoice. It'll be with you by Friday.\nAnna: Good.",
      'us: Have finance issue a corrected invoice (2026-11-27)',
    ],
    [
      "Ben: I'll send the drawings over. They'll be on your desk by Wednesday.\nAnna: Thanks.",
      'us: Send the drawings over (2026-11-25)',
    ],
  ])('%s', (text, task) => {
    expect(readTasks(text)).toEqual([task])
  })

  it('gives each of two promises its task', () => {
    expect(
      readTasks("Ben: Let me talk to our legal team and I'll get you an answer by Tuesday.\nAnna: Okay."),
    ).toEqual(['us: Talk to our legal team (-)', 'us: Get Anna an answer (2026-11-24)'])
  })

  it('names a third person as the one who does it', () => {
    const [item] = readItems(
      'Ben: Could you send me the meter readings?\nAnna: Our caretaker has those, Mr Okoro. He will text them to you tonight.',
    )
    expect(item).toMatchObject({ owner: 'them', assigneeName: 'Mr Okoro' })
  })
})
