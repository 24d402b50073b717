/** Four by four: how people read a long key aloud. */
export const inGroups = (key: string): string => key.replaceAll(/.{4}(?=.)/g, "$& ");
