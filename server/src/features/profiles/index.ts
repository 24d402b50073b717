export {
  isCollaborator,
  readBrandProfile,
  readCitizenProfile,
  readTransporterProfile,
} from "./read-profiles.ts";
