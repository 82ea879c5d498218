// #region calls
call();
// #endregion
