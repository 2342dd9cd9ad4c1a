import { describe, expect, it } from 'vitest'
import { analyseExchange } from './fixtures/exchange.ts'

describe('competitors', () => {
  it.each([
    [
      "Ben: Who are you with at the moment? / Anna: We're with Brightwell. Have been for years.",
      'Brightwell',
    ],
    ['We had a demo of Norvik last week and it looked good.', 'Norvik'],
    ['Last week I got a quote from Ostrava Systems as well.', 'Ostrava Systems'],
    ["It's between you and Kestrel, to be honest. Wavecrest quoted us nine thousand.", 'Kestrel|Wavecrest'],
    ["Ben: What do you use today? / Anna: Jotterly. It's okay.", 'Jotterly'],
    ['We cancelled Fenwick Cleaning in spring.', 'Fenwick Cleaning'],
    ['Why should I switch from Tideline to you?', 'Tideline'],
    ['Ben: Did you look at anyone else? / Anna: Yes, Cobalt. They were slow.', 'Cobalt'],
    [
      'bob: hi what do you use at the moment / sue: we switched from salesforce last year and now its all spreadsheets',
      'Salesforce',
    ],
    [
      'Ben: Which provider do you have at the moment? / Anna: Halvorsen. They came with the building.',
      'Halvorsen',
    ],
    ['Speaker 1: What are you using for that today? / Speaker 2: We use Lumio, since two years.', 'Lumio'],
    ['We also asked Packwell and Boxter for an offer.', 'Packwell|Boxter'],
    ['Honestly, compared to Zendesk it looks simpler.', 'Zendesk'],
    ["Greenway told us they'd do it for nine hundred.", 'Greenway'],
    ["Stellwerk is our current supplier and they're fine.", 'Stellwerk'],
    ["My neighbour went with Octopus Energy and he's happy.", 'Octopus Energy'],
    [
      "Ben: And what do you do today? / Anna: We've had Veloq for three years, but the contract with Veloq ends in May.",
      'Veloq',
    ],
    ['The other quote was from Alpenbau.', 'Alpenbau'],
    ['Our current system is called Medbase.', 'Medbase'],
    ["To be fair, we're leaning towards Nordfrost.", 'Nordfrost'],
    ['We pay ten fifty a kilo at Onyx right now.', 'Onyx'],
    ["We've used Tally for years.", 'Tally'],
    ['Arcwell promised us the same and then nothing happened.', 'Arcwell'],
    ['Ben: Who do you buy from today? / Anna: Merida Foods, mostly.', 'Merida Foods'],
    ['We had Clearline before and they lost our files.', 'Clearline'],
    ['Hexagon is a bit cheaper, we got a quote from Hexagon in May.', 'Hexagon'],
    [
      'Ben: Are you speaking to any suppliers apart from us? / Anna: Kestrel Drives came round in May.',
      'Kestrel Drives',
    ],
    [
      "Ben: Are you looking at anyone in particular? / Anna: He's been flirting with Tessellate.",
      'Tessellate',
    ],
    ['Ben: Who installed those? / Anna: They were put in by Marlin Systems.', 'Marlin Systems'],
    ["Ben: It's twelve euros a box. / Anna: Duncan Paper are at nine fifty.", 'Duncan Paper'],
    ["Ben: That's eight euros a crate. / Anna: Millbrook Cartons do it at seven flat.", 'Millbrook Cartons'],
  ])('%s', (said, expected) => {
    expect(
      analyseExchange(said)
        .competitors.map(({ name }) => name)
        .join('|'),
    ).toBe(expected)
  })

  it.each([
    'Ben: Are you speaking to anyone besides us? / Anna: Lovely people came round in May.',
    'Ben: Are you looking at anyone in particular? / Anna: No. I was at Wembley on Sunday.',
    'Duncan Paper are at three locations.',
    "Ben: It's nine hundred euros. / Anna: Duncan Paper are at four towns.",
    'Ben: Who installed those? / Anna: My colleague from Marlin Systems is no help.',
    'Duncan Paper are at nine on Friday.',
    'Our accountant uses Quillbooks for the books.',
    'We have an office in Rotterdam and we looked at Paris too.',
    'My colleague Fiona told me thirty people would come.',
    'We deliver to Hartmann and to Brightwell every week.',
    'Ben: Have you talked to anybody else? / Anna: No. Only to Doreen at Larkfield Bank.',
    "Ben: This is Vantio, our platform. We're cheaper than Kestrel. / Anna: So Vantio costs nine thousand?",
    'We use Slack and Excel for everything at the moment.',
    "Management told us twenty thousand and that's it.",
    'Germany is cheaper for us.',
    "We're on holiday. We were with Grandma.",
    "Does it connect to Billfold? That's our bookkeeping.",
    'I went with Marta to the fair.',
    'December is cheaper, January quoted higher.',
    'Ben: What are you using at the moment? / Anna: Paper and pencil.',
    'Ben: Who does it now? / Anna: Nobody. Me, on Sundays.',
    'We went with Dad to look at Tesla cars.',
    'I used to work at Siemens and then at Bosch.',
    'We want to move to Denver next year.',
    'Our client Hartwell told us they need two hundred pieces.',
    'We buy our flour from Millstone, and the ovens run day and night.',
    'Ben: Who told you about us? / Anna: Renata from Kestrel Architects.',
    'The Ministry quoted the law, you know.',
    "We're on Facebook and LinkedIn.",
    'Thursday is better. Tuesday sent us a sample.',
    'Barclays would lend us two hundred thousand.',
    "We're with you since 2019.",
    'Ben: Have you looked at anybody else? / Anna: No, not really. Frankie recommended you.',
    'English is better for us. Can we switch to English?',
    'Ben: What are you using at the moment? / Anna: An old spreadsheet that Graham built in Excel.',
    'So far we get them from Gustav Klein.',
    'We got the machine from Switzerland and pay in Swiss francs.',
    'The price of Oak is better here.',
    'I had a coffee with Marek from Halden and we tried the cake.',
    "We're with the Rotary Club on Thursdays.",
    'Do you integrate with Shopify and Stripe?',
    "He's from Texas and I'm from Ohio.",
    'We left Brussels and moved to Antwerp.',
    'We use Dropbox for the files at the moment.',
    'The Smiths told us they paid two thousand.',
    "Sales told us it'd cost nine hundred.",
    "Ben: Hi Anna, it's Ben from Velotrack. You're with Bluebird Coffee, right? / Anna: Right. At Bluebird Coffee we do ten kilos a week.",
    "I'm calling from Merida Foods. At Merida we have forty vans.",
    'We have to file it with Companies House, and with HMRC.',
    'We looked at Monday and Tuesday, both are full.',
    "We've switched to Teams and to Windows 11.",
    'The Germans are cheaper, everybody says.',
    "Bring the van to Kellerman's, they charge us for parking otherwise.",
    "Ben: Did anyone recommend us? / Anna: Yes, Oakfield School. They're happy with you.",
    'My daughter tried Spanish before French.',
    'Ben: What do you use it with? / Anna: With Outlook and with Sage, our bookkeeping.',
    'Instead of Thursday we could do Friday.',
  ])('are not named by %j', (said) => {
    expect(analyseExchange(said).competitors).toEqual([])
  })

  it.each([
    'Ben: What do you use today? / Anna: Clipboards.',
    "Ben: And the keys? / Anna: They're with Noreen in accounts, I'll have her scan them for you.",
    'Anna: They quoted thirty-nine, no set-up, and my friend at Bubble Hut says they are okay.',
  ])('a name that the classifier does not bear out is none: %s', (said) => {
    expect(analyseExchange(said).competitors).toEqual([])
  })
})
