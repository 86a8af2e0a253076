# A newer version
notice-new = A new version of Twintree is ready.
notice-new-action = Reload
