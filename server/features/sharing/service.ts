export {
  admit,
  admitToFile,
  assignedTo,
  livingShares,
  ownerOf,
  readersOf,
  requireCompany,
  sharedWith,
  type Admitted,
} from './access.ts';
export { consultanciesWith, listOpenings, listShares, recordOpening, setShare, type ShareRow } from './store.ts';
