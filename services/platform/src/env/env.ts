import path from 'node:path';
import { z } from 'zod';
import { databaseUrlProblem } from './database-url.js';
import { isLoopbackUrl } from './loopback.rules.js';
import { parseFilesUrl, type FilesPlace } from './files-url.js';
import { parseSecretKeys, type SecretKey } from './secret-keys.js';

/** The gateway's settings, parsed once at boot. Folders are absolute. */
export interface Env {
  port: number;
  host: string;
  publicUrl: string;
  dataDir: string;
  /**
   * Admin connection that creates roles and schema at boot. The running gateway derives its own connections from it.
   */
  databaseUrl: string;
  /** Secret from which the database roles' passwords and other keys are derived. */
  secret: string;
  /** Keys for encrypted data and signed links, the newest first. */
  secretKeys: SecretKey[];
  demo: boolean;
  /** Whoever likes signs a company up. */
  signUp: boolean;
  /**
   * The portal can be reached from this machine only, so features meant for the person sitting at it may be offered.
   */
  onThisMachine: boolean;
  /** Without a mail server, mail may be read by the person sitting at this machine. */
  outbox: boolean;
  demoPassword: string;
  /** The first operator of the installation; null creates none. */
  operator: { email: string; password: string } | null;
  files: FilesPlace;
  /** Bytes that the files of one company may take. */
  filesQuota: number;
  smtpUrl: string | undefined;
  mailFrom: string;
  shellDir: string;
  /** Folders of built remotes that are published at boot. */
  releaseDirs: string[];
  /** Number of proxies between browser and this process; 0 ignores X-Forwarded-For. */
  trustProxyHops: number;
  poolSize: number;
  /** How long a request waits for a connection while all are in use. */
  poolWaitMs: number;
  /** inside: this process also runs jobs; off: only separate worker processes do. */
  worker: 'inside' | 'off';
  /** Where to report weaknesses: `mailto:…` or `https://…`. */
  securityContact: string | undefined;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
}

/** Injection token of the parsed environment. */
export const ENV = Symbol('ENV');

const MEGABYTE = 1_000_000;

const flag = (name: string) =>
  z.enum(['on', 'off'], `${name} must be on or off.`).transform((value) => value === 'on');
const wholeNumber = (name: string, min: number, max: number) =>
  z.coerce
    .number(`${name} must be a number.`)
    .int(`${name} must be a whole number.`)
    .min(min, `${name} must be between ${min} and ${max}.`)
    .max(max, `${name} must be between ${min} and ${max}.`);
const folder = (name: string) =>
  z
    .string(`${name} must be set to a folder.`)
    .min(1)
    .transform((value) => path.resolve(value));
/** A JSON array of folders. */
const folderList = z.string().transform((text, context): string[] => {
  try {
    return z
      .array(z.string())
      .parse(JSON.parse(text))
      .map((name) => path.resolve(name));
  } catch {
    context.addIssue('ATRIUM_RELEASES must be a JSON array of folders.');
    return z.NEVER;
  }
});

const variables = z.object({
  PORT: wholeNumber('PORT', 0, 65_535).default(4300),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: z.url('PUBLIC_URL must be an address like https://portal.example.com.').optional(),
  ATRIUM_DATA: folder('ATRIUM_DATA'),
  DATABASE_URL: z.string('DATABASE_URL must be set.').check(({ value, issues }) => {
    const message = databaseUrlProblem(value);
    if (message) issues.push({ code: 'custom', message, input: value });
  }),
  ATRIUM_SECRET: z
    .string('ATRIUM_SECRET must be set.')
    .min(32, 'ATRIUM_SECRET must have at least 32 characters.'),
  ATRIUM_SECRET_KEYS: z.string('ATRIUM_SECRET_KEYS must be set.').transform((text, context): SecretKey[] => {
    try {
      return parseSecretKeys(text);
    } catch (error) {
      context.addIssue(error instanceof Error ? error.message : '');
      return z.NEVER;
    }
  }),
  ATRIUM_DEMO: flag('ATRIUM_DEMO').optional(),
  ATRIUM_OUTBOX: flag('ATRIUM_OUTBOX').optional(),
  ATRIUM_SIGN_UP: flag('ATRIUM_SIGN_UP').default(true),
  ATRIUM_DEMO_PASSWORD: z
    .string()
    .min(8, 'ATRIUM_DEMO_PASSWORD must have at least 8 characters.')
    .default('Demo!2026'),
  ATRIUM_OPERATOR_EMAIL: z.email('ATRIUM_OPERATOR_EMAIL must be an e-mail address.').toLowerCase().optional(),
  ATRIUM_OPERATOR_PASSWORD: z
    .string()
    .min(12, 'ATRIUM_OPERATOR_PASSWORD must have at least 12 characters.')
    .optional(),
  FILES_URL: z.string().optional(),
  FILES_QUOTA_MB: wholeNumber('FILES_QUOTA_MB', 1, 100_000_000).default(5_000),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'SMTP_URL must begin with smtp:// or smtps://.')
    .optional(),
  MAIL_FROM: z.string().default('Atrium <no-reply@localhost>'),
  ATRIUM_SHELL: folder('ATRIUM_SHELL'),
  ATRIUM_RELEASES: folderList.default([]),
  TRUST_PROXY_HOPS: wholeNumber('TRUST_PROXY_HOPS', 0, 10).default(0),
  DATABASE_POOL: wholeNumber('DATABASE_POOL', 2, 200).default(10),
  DATABASE_POOL_WAIT_MS: wholeNumber('DATABASE_POOL_WAIT_MS', 100, 10_000).default(700),
  ATRIUM_SECURITY_CONTACT: z
    .string()
    .regex(
      /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/,
      'ATRIUM_SECURITY_CONTACT must begin with mailto: or https://.',
    )
    .optional(),
  ATRIUM_WORKER: z.enum(['inside', 'off'], 'ATRIUM_WORKER must be inside or off.').default('inside'),
  LOG_LEVEL: z
    .enum(
      ['debug', 'info', 'warn', 'error', 'silent'],
      'LOG_LEVEL must be debug, info, warn, error or silent.',
    )
    .default('info'),
});

/**
 * Parses environment variables. An empty variable counts as unset.
 * @throws {Error} with one sentence for each wrong variable
 */
export function loadEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = variables.safeParse(given);
  if (!parsed.success) throw new Error(parsed.error.issues.map(sentenceOf).join('\n'));
  const values = parsed.data;
  const publicUrl = (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, '');
  const onThisMachine = isLoopbackUrl(publicUrl);
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl,
    onThisMachine,
    dataDir: values.ATRIUM_DATA,
    databaseUrl: values.DATABASE_URL,
    secret: values.ATRIUM_SECRET,
    secretKeys: values.ATRIUM_SECRET_KEYS,
    demo: values.ATRIUM_DEMO ?? onThisMachine,
    signUp: values.ATRIUM_SIGN_UP,
    outbox: !values.SMTP_URL && (values.ATRIUM_OUTBOX ?? onThisMachine),
    demoPassword: values.ATRIUM_DEMO_PASSWORD,
    operator: operatorOf(values.ATRIUM_OPERATOR_EMAIL, values.ATRIUM_OPERATOR_PASSWORD),
    files: parseFilesUrl(values.FILES_URL, values.ATRIUM_DATA, given),
    filesQuota: values.FILES_QUOTA_MB * MEGABYTE,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    shellDir: values.ATRIUM_SHELL,
    releaseDirs: values.ATRIUM_RELEASES,
    trustProxyHops: values.TRUST_PROXY_HOPS,
    poolSize: values.DATABASE_POOL,
    poolWaitMs: values.DATABASE_POOL_WAIT_MS,
    worker: values.ATRIUM_WORKER,
    securityContact: values.ATRIUM_SECURITY_CONTACT,
    logLevel: values.LOG_LEVEL,
  };
}

function operatorOf(email: string | undefined, password: string | undefined): Env['operator'] {
  if (email && password) return { email, password };
  if (email || password)
    throw new Error('ATRIUM_OPERATOR_EMAIL and ATRIUM_OPERATOR_PASSWORD need each other.');
  return null;
}

function sentenceOf(issue: z.core.$ZodIssue): string {
  const name = issue.path.join('.');
  return issue.message.startsWith(name) ? issue.message : `${name}: ${issue.message}.`;
}
