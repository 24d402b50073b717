export { blockChoices, decideBlock } from "./decide-block.ts";
