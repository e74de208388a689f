/** Payload's preference in which a person turns mails off. */
export const NOTICE_CHOICE = 'notices'
