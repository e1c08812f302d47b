// Not what signs in, makes the store or opens the event stream: those are the shell's.
export {
  api,
  confirm,
  defineRemote,
  http,
  isApiFailure,
  lazyPage,
  logout,
  newRequestKey,
  readFailure,
  toast,
  useCan,
  useCompanyPath,
  useMayOpen,
  useSession,
  useSetting,
  useUser,
} from '@atrium/sdk';
