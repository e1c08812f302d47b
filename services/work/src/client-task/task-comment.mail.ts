import { words, type Mail } from '@atrium/reach';

interface NewComment {
  email: string;
  company: string;
  /** Its number and title. */
  task: string;
  link: string;
}

export function taskCommentMail({ email, company, task, link }: NewComment): Mail {
  return {
    to: email,
    subject: words('{company} wrote about {task}', { company, task }),
    text: [words('There is a new comment on {task} in your portal.', { task })],
    action: { label: words('Read the comment'), url: link },
  };
}
