export { bindActionCreators, combineReducers, compose, isAction } from 'redux';
