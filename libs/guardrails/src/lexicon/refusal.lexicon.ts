/** How models decline; a text that opens so is no instruction, unless it goes on to comply. */
export const REFUSAL_PHRASES: readonly string[] = [
  '^ i|we cannot|cant|wont', 'but i cannot|cant|wont', 'i can not', 'i am|im ..2 not able|unable', 'im|i am ..2 sorry ..2 but|that', '^ sorry ..3 cant|cannot|but', 'i ..1 apologize', 'i must|have to ..1 emphasize|inform|clarify|decline|remind|stress|note', 'i ..2 decline', '^ as an ai', 'im|i am ..1 just an ai', 'illegal and|or unethical|harmful|dangerous', 'its|it is important to note|remember',
  'it is ..1 illegal|unethical|important|not', 'not condone', 'i strongly advise', 'if you ..3 struggling|thoughts|crisis', 'there ..2 no evidence|reason|truth', 'seek ..2 professional|help',
];

/** How models announce that they comply. */
export const COMPLIANCE_PHRASES: readonly string[] = [
  '^ sure', '^ certainly', '^ of course', '^ absolutely', '^ heres|here ..2 is|are|how|a', 'step 1|one', '^ title|subject :', 'however i can|will', 'step by step', 'chapter 1|10', 'here ..1 an argument',
];
