// Made by npm run gen from the folders beside this one; do not edit.

/** The fields in which agents write the sections they add to the plan. */
export const sectionFields: readonly string[] = [];
