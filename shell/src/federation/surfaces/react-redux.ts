// Without the store itself: a remote may read and change only its own slice and the API cache.
export { shallowEqual, useDispatch, useSelector } from 'react-redux';
