const groups: Record<number, string> = {
  1: 'are were one once done gone some come there where here sure piece tongue vogue league queue eye eyes aye ewe owe cheque saas hour hours our flour scene scheme fire wire tired hired moved loved used based named asked called worked helped heart course source',
  2: 'people every evening business being doing going seeing create science quiet diet client clients lion poem poet trial trials giant giants dual fuel cruel duel react chaos neon prior riot reuse ruin fluid suing buyer player layer prayer mayor payer hotel maybe something someone somewhere sometimes somehow therefore forehead homepage online baseline deadline pipeline timeline headline update website moment safety lifetime movement statement basement pavement lonely lately likely merely namely barely rarely software hardware namespace comments wednesday naive finance outreach rhythm schism prism spasm dying lying trying flying buying saying paying playing flier drier advice invoice notebook facebook salesforce hubspot agree agreed degree employ',
  3: 'area idea ideas areas created creating creates radio video studio ratio various previous serious period genuine similar usual actual annual gradual manual casual visual influence evidence audience businesses theory museum museums violet violence scientist reliance alliance appliance guidelines homeowner wholesaler management different average interest family favorite camera chocolate everyone anyone anything everything another sensible nuclear reaction reactive intuit recipe employee employees committee guarantee refugee forgetting hideous courteous biases analyses archetype pioneer variance diagram dialog dialogue triangle violin quietly financial essential commercial requirement achievement engagement involvement replacement retirement improvement improvements entirely completely extremely safekeeping onboarding telephone microphone',
  4: 'experience material usually generally everybody actually annually manually reality variety society anxiety propriety category january territory ordinary mercenary economy biography geography photography community immediate cooperate associate appreciate information activity ability authority advertisement experiences materials negotiate evaluate situation spontaneous interaction apostrophe catastrophe epitome hyperbole facsimile',
  5: 'creativity immediately opportunity university simultaneous evaluation appreciation association individual negotiation enthusiasm productivity electricity personality possibility popularity cooperation initiative',
  6: 'responsibility reliability reconciliation simultaneously accountability',
}

/** Words that the rules get wrong or barely right, with their syllables. */
export const syllableExceptions: ReadonlyMap<string, number> = new Map(
  Object.entries(groups).flatMap(([count, words]) =>
    words.split(' ').map((word): [string, number] => [word, Number(count)]),
  ),
)
