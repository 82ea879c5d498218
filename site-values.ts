/**
 * What the pages say about the platform and what its owner decides: addresses, limits, defaults.
 * Change a value here, and every page in every language follows. Pages insert one with `:var[name]`.
 * `content/<language>/concepts/intro.mdx#limits-and-defaults` lists the limits, and says for each
 * whether a customer can change it. Give a text that differs between languages as an object.
 */

/** Hosts, addresses and contacts. All are examples until the owner sets them. */
const addresses = {
  /** Host of the Console. The navbar and the footer link to it. */
  consoleHost: 'console.example.com',
  /** Host of the API, and its base address with the version. */
  apiHost: 'api.example.com',
  api: 'https://api.example.com/v1',
  /** The two SIP hosts. They are at different sites, so that a trunk can use the second alone. */
  sip: 'sip.example.com',
  sipSecond: 'sip2.example.com',
  /** Host of the media websocket. */
  media: 'media.example.com',
  /** The networks that SIP, media, webhooks and actions come from. */
  networks: '203.0.113.0/26',
  /** UDP ports to which customers send RTP. */
  mediaPorts: '16384–32767',
  /** Host that masked domains of resellers lead to. */
  edge: 'edge.example.com',
  /** Sender of the mail of workspaces without a brand of their own. */
  mailSender: 'no-reply@example.com',
  /** Hosts that the mail records of a reseller lead to. */
  dkimFirst: 'vk1.dkim.example.com',
  dkimSecond: 'vk2.dkim.example.com',
  bounceHost: 'bounce.example.com',
  /** Where customers get help, and where they see whether the platform works. */
  support: 'support@example.com',
  statusPage: 'status.example.com',
  /** Where faults of security, and questions about personal data, are reported. */
  security: 'security@example.com',
  privacy: 'privacy@example.com',
  /** Page that lists the subprocessors. */
  subprocessors: 'example.com/subprocessors',
};

/** Names and places. */
const names = {
  /** The web application, as a sentence calls it. */
  console: { en: 'the Console', es: 'la Consola', pt: 'o Console' },
  /** Its name before a reseller sets another one. */
  productName: 'Voice Console',
  /** Where recordings, transcripts and records are stored. */
  dataRegion: {
    en: 'the region that your contract names',
    es: 'la región que indica su contrato',
    pt: 'a região que o seu contrato indica',
  },
};

/** The behavior of agents on a call. Customers change these for each agent. */
const turns = {
  endOfTurn: '700', // ms of silence after which the agent speaks
  interruption: '300', // ms of speech after which the agent falls silent
  silence: '8', // s before the agent asks whether the caller is still there
  silencePrompts: '2', // unanswered questions of this kind; fixed
  longestCall: '15', // min
};

/** Numbers and trunks. */
const telephony = {
  trunkChannels: '10', // calls at once on one trunk; by contract
  callsPerSecond: '2', // new calls per second on one trunk; by contract
  optionsSeconds: '30', // s between the requests that ask whether a PBX is there; fixed
  registrationSeconds: '300', // s that a registration is valid at most; fixed
};

/** Actions, API and webhooks. Only `actionSeconds` can be changed, for each action. */
const programs = {
  beforeCallSeconds: '3', // s that before-call actions may delay the answer; by contract
  actionSeconds: '5', // s; a default for each action
  actionSecondsMax: '20', // s; by contract
  responseSize: '16 KB', // of a response that an agent reads; by contract
  webhookSeconds: '5', // s that a receiver has to answer; by contract
  retryHours: '24', // h during which after-call actions and webhooks are repeated; by contract
  idempotencyHours: '24', // h that an Idempotency-Key is remembered; by contract
  pageSize: '50', // objects on a page of a list; a default for each request
  pageSizeMax: '200', // fixed
};

/** Knowledge bases and the directory. */
const knowledge = {
  documentSize: '20 MB', // of one file; by contract
  passageWords: '200', // fixed
  passages: '4', // given to the agent; a default for each agent
  failedReadings: '2', // after which a web page leaves the index; fixed
  contactAttributes: '50', // fields of a customer's own; by contract
  fallbackSteps: '3', // followed one after the other; fixed
};

/** Campaigns. Customers change these for each campaign, except for the last two. */
const campaigns = {
  ringSeconds: '30', // s
  maxAttempts: '3',
  voicemailHours: '24', // h until the next attempt
  noAnswerHours: '4', // h until the next attempt
  busyMinutes: '15', // min until the next attempt, after `failed` too
  pauseAttempts: '50', // of which …
  pausePercent: '50', // … more than this part fails: the campaign pauses; fixed
};

/** What is kept, and for how long. */
const retention = {
  recordingDays: '90', // default
  recordingDaysMax: '365', // by contract
  recordMonths: '13', // default
  recordMonthsMax: '36', // by contract
  auditMonths: '13', // by contract
  linkMinutes: '15', // that a link to a recording works; fixed
  backupDays: '35', // until erased data has left the backups; by contract
};

/** Reselling. */
const reselling = {
  supportHours: '8', // longest visit to a client's workspace; by contract
  usagePercent: '80', // of a limit, at which the first notice is sent; fixed
  closedDays: '30', // that a closed client can be reopened; by contract
  numberDays: '7', // that its numbers are kept; by contract
  domainDays: '7', // that a masked domain without its TXT record is served; by contract
  logoHeight: '64', // px
  logoWidth: '320', // px
  iconSize: '512 × 512', // px
  pictureDimensions: '1600 × 1200', // px
  pictureSize: '500 KB',
};

export const siteValues = {
  ...addresses,
  ...names,
  ...turns,
  ...telephony,
  ...programs,
  ...knowledge,
  ...campaigns,
  ...retention,
  ...reselling,
};
