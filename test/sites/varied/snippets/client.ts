// #region call
call('+34910');
// #endregion
