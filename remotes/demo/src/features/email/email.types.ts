export const EMAIL_FOLDERS = ['inbox', 'sent', 'draft', 'spam', 'trash'] as const;
export type EmailFolder = (typeof EMAIL_FOLDERS)[number];

export const EMAIL_MARKS = ['starred', 'important'] as const;
export type EmailMark = (typeof EMAIL_MARKS)[number];

export const EMAIL_LABELS = ['Promotional', 'Social', 'Health'] as const;
export type EmailLabel = (typeof EMAIL_LABELS)[number];

export type EmailFilter = EmailFolder | EmailMark | EmailLabel;

export interface Email {
  id: number;
  from: string;
  /** The name whose initials replace a picture. */
  thumbnail: string;
  subject: string;
  /** ISO time. */
  time: string;
  To: string;
  emailExcerpt: string;
  emailContent: string;
  unread: boolean;
  checked: boolean;
  starred: boolean;
  important: boolean;
  inbox: boolean;
  sent: boolean;
  draft: boolean;
  spam: boolean;
  trash: boolean;
  /** Empty for none. */
  label: EmailLabel | '';
}

/** A message being written; `id` is that of its draft, or a new one. */
export interface WrittenEmail {
  id: number;
  from: string;
  To: string;
  subject: string;
  emailContent: string;
}
