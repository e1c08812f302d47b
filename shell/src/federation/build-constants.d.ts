/** Version of each module that the shell provides to remotes, by its name; inserted by the build. */
declare const ATRIUM_PROVIDED_VERSIONS: Record<string, string>;
/** Version of the federation run-time; inserted by the build. */
declare const ATRIUM_FEDERATION_VERSION: string;
