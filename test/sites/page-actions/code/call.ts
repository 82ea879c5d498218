start();
// #region call
ring();
// #endregion
