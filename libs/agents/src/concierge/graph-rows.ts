/** True when somebody asked something about the plan that the answer at hand does not answer. */
export const hasOpenQuestion = ({ question, answer }: { readonly question?: string | null; readonly answer?: { readonly question: string } | null }): boolean =>
  typeof question === 'string' && answer?.question !== question;
