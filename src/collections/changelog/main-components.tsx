import type { MainComponents } from '../../theme/MainArea.tsx';
import { ReleaseList } from './ReleaseList.tsx';
import { ReleasePage } from './ReleasePage.tsx';

/** The components of releases and of their list. */
export const mainComponents: MainComponents = { 'release-list': ReleaseList, release: ReleasePage };
