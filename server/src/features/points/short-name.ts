/** First name and initial: enough to greet, too little to look somebody up. */
export const shortNameOf = (person: { first_name: string; last_name: string }): string =>
  person.last_name ? `${person.first_name} ${person.last_name.slice(0, 1)}.` : person.first_name;
