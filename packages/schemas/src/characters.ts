/** The highest number of characters in a first name, in surnames and in a client's name. */
export const LONGEST_NAME = 120;

/** Characters as people and the schemas count them: an emoji is one and so is 'é', however it was typed; spaces around do not count. */
export const countCharacters = (text: string): number => [...text.trim().normalize('NFC')].length;
