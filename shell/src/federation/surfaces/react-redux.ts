// Not the store itself: a remote reads and changes only its own slice and the API cache.
export { shallowEqual, useDispatch, useSelector } from 'react-redux';
