import type { SlotName } from '../../shared/slot-props.ts';

/** The names of all slots, in the order of the page. The type demands that none is missing. */
const slots: Readonly<Record<SlotName, true>> = {
  Head: true,
  BeforeNavbar: true,
  AfterNavbar: true,
  BeforeSidebar: true,
  AfterSidebar: true,
  BeforeContent: true,
  AfterContent: true,
  BeforeToc: true,
  AfterToc: true,
  BeforePost: true,
  AfterPost: true,
  Comments: true,
  BeforePostList: true,
  AfterPostList: true,
  BeforeHome: true,
  AfterHome: true,
  BeforeNotFound: true,
  AfterNotFound: true,
  BeforeFooter: true,
  AfterFooter: true,
  Consent: true,
};

/** The names of all slots, in the order of the page. */
export const slotNames: readonly string[] = Object.keys(slots);
