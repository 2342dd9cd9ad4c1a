const verticals = [
  {
    name: 'SaaS',
    questions: [
      'Which trials are about to go quiet?',
      'Who is ready to buy, and why?',
      'Where will MRR grow next?',
    ],
  },
  {
    name: 'E-commerce',
    questions: [
      'Which VIP customers need a call?',
      'What’s sitting in abandoned carts?',
      'Who will buy again this month?',
    ],
  },
  {
    name: 'Consultants and real estate',
    questions: [
      'Who is waiting for an answer?',
      'What did I promise, and to whom?',
      'Which lead is warm today?',
    ],
  },
]

/** The questions each line of business asks; the answers are pages of the app. */
export function Verticals() {
  return (
    <section aria-labelledby="verticals" className="mt-20 border-t py-12">
      <h2 id="verticals" className="text-lg font-semibold">
        The questions your business asks
      </h2>
      <div className="mt-6 grid gap-x-14 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {verticals.map(({ name, questions }) => (
          <div key={name}>
            <h3 className="text-sm text-faint">{name}</h3>
            <ul className="mt-1">
              {questions.map((question) => (
                <li key={question} className="flex min-h-10 items-center border-b">
                  {question}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}
