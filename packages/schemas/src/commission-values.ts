export const SHARE_TYPES = ['outgoing', 'incoming'] as const;

/** What the other agent has said of a share; a new or changed one waits for an answer. */
export const SHARE_ACCEPTANCES = ['pending', 'accepted', 'declined'] as const;
