# Writes the password of the portal's user where PgBouncer reads it, and starts it.
umask 077
printf '"portal" "%s"\n' "$POSTGRES_PASSWORD" > /tmp/userlist.txt
exec pgbouncer /etc/pgbouncer/pgbouncer.ini
