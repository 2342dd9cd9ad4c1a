/** What people do at a company, as far as it is plain from the words alone. */
export const jobTitle =
  '(?:c[efotimrs]o|chief [\\p{L} ]+? officer|(?:senior |junior |vice |deputy |managing |executive |sales |marketing |account |product |project |office |general |regional )*(?:head|vp|svp|evp|president|director|manager|lead buyer|buyer|purchaser|founder|co-?founder|partner|engineer|architect|consultant|controller|accountant|assistant|secretary|developer)(?: (?:of|for) [\\p{L}& ]+?)?)'
