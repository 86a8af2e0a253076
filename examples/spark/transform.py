"""Pairs of sentences by the million: `twintree compare --records` on Apache Spark.

    spark-submit transform.py records.jsonl scores

Each line of the input is a record, `{"id":…,"left":"…","right":"…","links":"…"}`; each line of the
output is its answer, with the id. Spark starts one process for each partition and gives it the lines of
that partition; what a line gives does not depend on its place, so that any partitioning gives the same
answers. A faulty record is answered by `{"id":…,"error":[…]}` and ends nothing; a process that dies
raises, and the job fails.

`SELECT TRANSFORM` is used and not `RDD.pipe`: the latter loses what a failed process has not written
unless it is told `checkCode=True`, and is not there where RDDs are not (Spark Connect, shared clusters).
Two fields keep the bytes as they are: a record has no raw tab, nor has an answer, so that a tab as
separator separates nothing; and `\\N` is no answer.
"""

import sys

COMMAND = "twintree compare --records"


def answers(spark, records, command=COMMAND):
    """The answers to records: a frame with one column `value`, as it has."""
    records.select("value").createOrReplaceTempView("records")
    quoted = command.replace("\\", "\\\\").replace("'", "\\'")
    return spark.sql(
        "SELECT TRANSFORM(value) "
        "ROW FORMAT DELIMITED FIELDS TERMINATED BY '\\t' LINES TERMINATED BY '\\n' "
        f"USING '{quoted}' AS (value STRING) "
        "ROW FORMAT DELIMITED FIELDS TERMINATED BY '\\t' LINES TERMINATED BY '\\n' "
        "FROM records"
    )


def main(source, target):
    from pyspark.sql import SparkSession

    spark = SparkSession.builder.appName("twintree").getOrCreate()
    answers(spark, spark.read.text(source)).write.text(target)
    spark.stop()


if __name__ == "__main__":
    main(*sys.argv[1:])
